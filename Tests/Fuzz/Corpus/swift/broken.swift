class A {
  let a = "{
  let b = #"\#(c
}
#if FLAG