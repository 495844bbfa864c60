// Only the browser's types declare WebAssembly.
declare namespace WebAssembly {
  type Exports = object
  type Module = object
  const compile: (bytes: Uint8Array) => Promise<Module>
  const instantiate: (module: Module) => Promise<{ exports: Exports }>
}
