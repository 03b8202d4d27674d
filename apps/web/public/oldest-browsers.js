// Shows the sentence about old browsers where something is missing that the page cannot do without. It runs before
// all other scripts and is written so that old browsers understand it: their versions are in oldest-browsers.ts.
;(function () {
  var needed = [
    window.Promise && Promise.withResolvers,
    window.Map && Map.groupBy,
    window.URL && URL.parse,
    window.Set && Set.prototype.union,
    window.WebAssembly && WebAssembly.compileStreaming,
  ]
  for (var index = 0; index < needed.length; index++) if (!needed[index]) return show()
  function show() {
    var root = document.getElementById('root')
    document.getElementById('too-old').hidden = false
    // The page would break off somewhere: without its place it does not begin.
    root.parentNode.removeChild(root)
  }
})()
