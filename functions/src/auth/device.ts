/** In order: later names also appear in earlier browsers' texts. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.+Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1]

/** Such as `Chrome on Android`; no more is kept. */
export const deviceOf = (userAgent = '') => {
  const text = userAgent.slice(0, 500)
  const browser = nameIn(browsers, text)
  const system = nameIn(systems, text)
  if (!browser && !system) return 'Unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}
