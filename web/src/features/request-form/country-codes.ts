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
