/** The codes of Home's form; the first is the default. */
export const homeCountryCodes = [
  '+91',
  '+880',
  '+1',
  '+44',
  '+86',
  '+81',
  '+49',
  '+33',
  '+61',
  '+971',
] as const

/** The codes of the form on /work-with-us; the first is the default. */
export const workCountryCodes = [
  '+91',
  '+880',
  '+1',
  '+44',
  '+971',
  '+61',
  '+65',
  '+49',
  '+33',
  '+86',
] as const
