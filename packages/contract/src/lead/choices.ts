/** The packages on the page Work with us. A lead and a pitch store them as `offering` and `kind`. */
export const packageNames = {
  integration: 'Product Integration',
  content: 'Custom Content',
  social: 'Social Media',
} as const
export type PackageChoice = keyof typeof packageNames
export const packageChoices = Object.keys(packageNames) as PackageChoice[]

/** What a brand would spend in all, in rupees. */
export const budgetNames = {
  'under-25k': 'Under ₹25,000',
  '25k-50k': '₹25,000 to ₹50,000',
  '50k-1l': '₹50,000 to ₹1 lakh',
  '1l-3l': '₹1 lakh to ₹3 lakh',
  'over-3l': 'Over ₹3 lakh',
} as const
export type BudgetChoice = keyof typeof budgetNames
export const budgetChoices = Object.keys(budgetNames) as BudgetChoice[]

export type ListChoice = {
  label: string
  /** What stands in a form where nothing is chosen. */
  open: string
  names: Record<string, string>
}

/**
 * The choices of a request that come from a list. Each may be left open. A new one is an entry here; compiler and tests ask for the rest.
 */
export const listChoices = {
  offering: { label: 'Package', open: 'Still open', names: packageNames },
  budget: { label: 'Budget', open: 'Still open', names: budgetNames },
} as const satisfies Record<string, ListChoice>
export type ListChoiceName = keyof typeof listChoices
export const listChoiceNames = Object.keys(listChoices) as ListChoiceName[]

/** All choices of a request, in the order in which forms ask them: package, budget and month. */
export const choiceNames = [...listChoiceNames, 'month' as const]
export type ChoiceName = (typeof choiceNames)[number]

export const choiceLabel = (name: ChoiceName) =>
  name === 'month' ? 'Month' : listChoices[name].label

/** A month is `YYYY-MM`, in the years that can be stored. */
export const monthForm = /^(?:19[89]\d|[2-8]\d{3}|9[0-8]\d\d)-(?:0[1-9]|1[0-2])$/

/** So many months can be chosen; the present one is the first. */
const monthsAhead = 12

/** Lists the months that a request may choose on a day (`YYYY-MM-DD`). */
export const monthsFrom = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const at = year * 12 + month - 1 + ahead
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

type ListChoices = {
  [Name in ListChoiceName]: keyof (typeof listChoices)[Name]['names'] | null | undefined
}

/** Reads what was chosen from each list, given as text; undefined where the list has no such value. */
export const readListChoices = (values: { [Name in ListChoiceName]?: string | undefined }) => {
  const chosen = listChoiceNames.map((name) => {
    const value = values[name]
    return [name, value && Object.hasOwn(listChoices[name].names, value) ? value : undefined]
  })
  return Object.fromEntries(chosen) as {
    [Name in ListChoiceName]: NonNullable<ListChoices[Name]> | undefined
  }
}

export type Choices = ListChoices & { month: string | null | undefined }

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Writes a month (`2026-12`) as `December 2026`. */
export const formatMonth = (month: string) =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const choiceText = (name: ChoiceName, value: string) => {
  if (name === 'month') return formatMonth(value)
  const { names }: ListChoice = listChoices[name]
  return names[value] ?? value
}

/** Writes the choices of a request in words, without those that were left open. */
export const choiceTexts = (choices: { [Name in ChoiceName]?: string | null | undefined }) => {
  const texts = choiceNames.flatMap((name) => {
    const value = choices[name]
    return value ? [[name, choiceText(name, value)]] : []
  })
  return Object.fromEntries(texts) as { [Name in ChoiceName]?: string }
}

/** Lists the choices of a request as pairs of label and words, without those that were left open. */
export const labelledChoices = (choices: Parameters<typeof choiceTexts>[0]) => {
  const texts = choiceTexts(choices)
  return choiceNames.flatMap((name) => {
    const text = texts[name]
    return text ? [[choiceLabel(name), text] as const] : []
  })
}
