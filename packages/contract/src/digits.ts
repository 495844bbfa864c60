const bengaliDigits = '০১২৩৪৫৬৭৮৯'

/** Bengali digits as ASCII; other characters stay. */
export const asciiDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(bengaliDigits.indexOf(digit)))

/** An English whole number, `10,000`. `Intl` takes 13 ms to start, and refusals are built at start-up. */
export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
