declare module '@11ty/eleventy' {
  type Config = {
    addGlobalData: (name: string, value: unknown) => void
    addTemplate: (path: string, text: string, data?: object) => void
  }
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: null; config: (config: Config) => void },
    )
    write(): Promise<unknown>
  }
}
