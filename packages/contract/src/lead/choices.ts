/** The cards of Work with us. */
export const offeringNames = {
  integration: 'Product Integration',
  content: 'Custom Content',
  social: 'Social Media',
} as const
export type Offering = keyof typeof offeringNames
export const offerings = ['integration', 'content', 'social'] as const satisfies readonly Offering[]

/** Total, in rupees. */
export const budgetNames = {
  'under-25k': 'Under ₹25,000',
  '25k-50k': '₹25,000 to ₹50,000',
  '50k-1l': '₹50,000 to ₹1 lakh',
  '1l-3l': '₹1 lakh to ₹3 lakh',
  'over-3l': 'Over ₹3 lakh',
} as const
export type Budget = keyof typeof budgetNames
export const budgets = [
  ...(['under-25k', '25k-50k', '50k-1l', '1l-3l', 'over-3l'] as const),
] as const satisfies readonly Budget[]

export type Choice = {
  label: string
  /** Nothing chosen, and in a filter. */
  open: string
  any: string
  names: Record<string, string>
}

/** Chosen from a list, or left open; each is a filter of leads. A new one is an entry here; compiler and tests ask for the rest. */
export const choices = {
  offering: {
    ...{ label: 'Package', open: 'Still open', any: 'All packages' },
    names: offeringNames,
  },
  budget: { label: 'Budget', open: 'Still open', any: 'All budgets', names: budgetNames },
} as const satisfies Record<string, Choice>
export type ChoiceName = keyof typeof choices
export const choiceNames = Object.keys(choices) as ChoiceName[]

/** All that a request may say of what it wants, as forms ask it. */
export const wishNames = [...choiceNames, 'month' as const]
export type WishName = (typeof wishNames)[number]

export const wishLabel = (name: WishName) => (name === 'month' ? 'Month' : choices[name].label)

/** `YYYY-MM` in the years that can be stored. */
export const monthForm = /^(?:19[89]\d|[2-8]\d{3}|9[0-8]\d\d)-(?:0[1-9]|1[0-2])$/

/** The present month included. */
const monthsAhead = 12

/** The months a request may choose on a day. */
export const monthsFrom = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const at = year * 12 + month - 1 + ahead
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

/** Relative, so that saved addresses stay useful. */
export const whenNames: Record<string, string> = Object.fromEntries(
  Array.from({ length: monthsAhead }, (_, ahead) => {
    if (ahead === 0) return ['this', 'This month']
    return ahead === 1 ? ['next', 'Next month'] : [`in-${ahead}`, `In ${ahead} months`]
  }),
)

export const monthAhead = (when: string, today: string) =>
  monthsFrom(today)[Object.keys(whenNames).indexOf(when)]

type Chosen = { [Name in ChoiceName]: keyof (typeof choices)[Name]['names'] | null | undefined }
export type Wishes = Chosen & { month: string | null | undefined }

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** `December 2026` */
export const monthWords = (month: string) =>
  `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const wordsOf = (name: WishName, value: string) => {
  if (name === 'month') return monthWords(value)
  const { names }: Choice = choices[name]
  return names[value] ?? value
}

/** In words; without what was left open. */
export const wishWords = (wishes: { [Name in WishName]?: string | null | undefined }) => {
  const said = wishNames.flatMap((name) => {
    const value = wishes[name]
    return value ? [[name, wordsOf(name, value)]] : []
  })
  return Object.fromEntries(said) as { [Name in WishName]?: string }
}

/** With their labels. */
export const wishFacts = (wishes: Parameters<typeof wishWords>[0]) => {
  const words = wishWords(wishes)
  return wishNames.flatMap((name) => {
    const said = words[name]
    return said ? [[wishLabel(name), said] as const] : []
  })
}
