declare module 'subset-font' {
  type Options = { targetFormat: 'truetype' | 'woff2'; noHinting: boolean; keepFeatures: string[] }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
