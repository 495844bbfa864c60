const bengaliDigits = '০১২৩৪৫৬৭৮৯'

/** Replaces Bengali digits by ASCII ones and leaves every other character alone. */
export const asciiDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(bengaliDigits.indexOf(digit)))

/**
 * A whole number as English writes it, `10,000`. The language's own formatter takes 13 ms to begin,
 * and sentences of refusals are made when a function or a page starts.
 */
export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
