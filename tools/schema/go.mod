module kinform/tools/schema

go 1.26.0
