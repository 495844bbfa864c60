// Only the browser's types declare WebAssembly.
declare namespace WebAssembly {
  type Exports = object
  const instantiate: (bytes: Uint8Array) => Promise<{ instance: { exports: Exports } }>
}
