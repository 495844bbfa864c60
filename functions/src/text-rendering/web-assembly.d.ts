// What is used of WebAssembly, which only the browser's types declare.
declare namespace WebAssembly {
  type Exports = object
  const instantiate: (bytes: Uint8Array) => Promise<{ instance: { exports: Exports } }>
}
