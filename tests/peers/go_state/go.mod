module kinform/tests/peers/state

go 1.26.0
