import { Link } from '../../ui/link.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { monthPath } from './month.ts'
import { useMonths } from './use-month.ts'

const short = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const nameOf = (month: string) => short.format(new Date(`${month}-01T00:00:00Z`))

const yearsOf = (months: readonly string[]) => {
  const years = new Map<string, string[]>()
  for (const month of months) {
    const year = month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), month])
  }
  return [...years]
}

const Year = ({ year, months }: { year: string; months: string[] }) => (
  <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline border-deyal-400 border-b-2 last:border-b-0">
    <h3 className="text-read leading-11">{year}</h3>
    <ul className="flex flex-wrap gap-x-5">
      {months.map((month) => (
        <li key={month}>
          <Link
            to={monthPath(month)}
            className="inline-block font-medium text-body leading-11 decoration-2 decoration-deyal-400 underline-offset-5 hover:text-paar-700 hover:decoration-paar-600"
          >
            {nameOf(month)}
            <span className="sr-only"> {year}</span>
          </Link>
        </li>
      ))}
    </ul>
  </li>
)

/** Links to all months, below the end of the list (`isEnd`); before that, only without scripts. */
export const Months = ({ isEnd }: { isEnd: boolean }) => {
  const { months, isLoading } = useMonths(isEnd)
  if (isLoading) return <div data-more />
  return (
    months.length > 0 && (
      <nav
        data-months
        aria-labelledby="months-title"
        className="mt-6 pb-4 [:root:has([data-more])_&]:hidden"
      >
        <Wrap>
          <div className="rounded-md border-3 border-kajol bg-chun-50 px-5 pt-4 pb-2 md:px-7">
            <h2 id="months-title" className="text-h3 leading-[1.28]">
              All posts by month
            </h2>
            <p lang="bn" className="mb-2 text-kajol-soft">
              মাস ধরে সব গল্প
            </p>
            <ul>
              {yearsOf(months).map(([year, ofYear]) => (
                <Year key={year} year={year} months={ofYear} />
              ))}
            </ul>
          </div>
        </Wrap>
      </nav>
    )
  )
}
