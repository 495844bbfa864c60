const bengaliDigits = '০১২৩৪৫৬৭৮৯'

/** Replaces Bengali digits by ASCII ones and leaves every other character alone. */
export const asciiDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(bengaliDigits.indexOf(digit)))
