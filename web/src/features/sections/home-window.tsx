import { liveOf, type ManagedSection, nextChangeOf, showsSomething } from '@bong-bari/contract'
import { type ReactNode, useState } from 'react'
import { kolkataTime, toTimeField } from '../../office/kolkata-time.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Choice } from './choice.tsx'
import { HomeFrame } from './home-frame.tsx'
import { type SectionsAsked, SectionWindow } from './section-window.tsx'
import { nameOf } from './sections.ts'
import { type CalendarAddress, momentOf } from './use-calendar-address.ts'

export type DrawHome = (shown: { sections: ManagedSection[] }) => ReactNode

const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 768 },
}
type ScreenName = keyof typeof screens

const screenWords = [
  ['phone', 'Phone 390'],
  ['tablet', 'Tablet 820'],
  ['desktop', 'Desktop 1366'],
] as const

const Names = ({ live }: { live: ManagedSection[] }) =>
  live.length === 0 ? (
    <p>No section shows then: Home goes from the house straight to the films.</p>
  ) : (
    <ol className="list-decimal pl-5" aria-label="Sections on Home then">
      {live.map((section) => (
        <li key={section.id} className="wrap-anywhere">
          <MixedText>{nameOf(section)}</MixedText>
          <span className="text-khata-700">
            {' '}
            {section.sectionType}
            {!showsSomething(section) && ', shows nothing'}
          </span>
        </li>
      ))}
    </ol>
  )

type WhenProps = { at: string; isWrong: boolean; now: number; onGo: (field: string) => void }

const When = ({ at, isWrong, now, onGo }: WhenProps) => (
  <div className="flex flex-wrap items-end gap-2 *:max-w-full">
    <InputField
      label="Date and time in Kolkata"
      type="datetime-local"
      value={at}
      error={isWrong ? 'Choose a day of the years 1971 to 9997' : undefined}
      onChange={({ target }) => onGo(target.value)}
    />
    <Button variant="secondary" onClick={() => onGo(toTimeField(new Date(now).toISOString()))}>
      Now
    </Button>
  </div>
)

/** The live sections in words, for those who cannot see the drawing. */
const Live = ({ live, when, next, onGo }: LiveProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-body leading-[1.3]" aria-live="polite">
      On Home at {when}
    </h3>
    <Names live={live} />
    {next && (
      <Button
        variant="secondary"
        className="mt-1 justify-self-start"
        onClick={() => onGo(toTimeField(next))}
      >
        <span className="whitespace-normal py-1.5">Next change: {kolkataTime(next)}</span>
      </Button>
    )}
    <p className="text-dense text-khata-700">
      Drawn with the sections as they are saved now, by the rule that publishes Home.
    </p>
  </div>
)

type LiveProps = {
  live: ManagedSection[]
  when: string
  next: string | undefined
  onGo: (field: string) => void
}

type ShownProps = Omit<HomeWindowProps, 'asked'> & { sections: ManagedSection[]; draw: DrawHome }

const Shown = ({ sections, address, at, now, draw }: ShownProps) => {
  const [screen, setScreen] = useState<ScreenName>('phone')
  const [tries, setTries] = useState(0)
  const { showAt } = address
  const moment = momentOf(at)
  const date = new Date(moment ?? now)
  const live = liveOf(sections, date)
  const when = kolkataTime(date.toISOString())
  const next = nextChangeOf(sections, date)?.toISOString()
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,352px)_minmax(0,1fr)] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <When {...{ at, now }} isWrong={moment === undefined} onGo={showAt} />
        <Choice label="Width" options={screenWords} value={screen} onChoose={setScreen} />
        {moment !== undefined && <Live {...{ live, when, next }} onGo={showAt} />}
      </div>
      {moment !== undefined && (
        <HomeFrame
          key={tries}
          title={`Home as of ${when}, ${screen}`}
          screen={screens[screen]}
          onRetry={() => setTries(tries + 1)}
        >
          {draw({ sections: live })}
        </HomeFrame>
      )}
    </div>
  )
}

export type HomeWindowProps = {
  asked: SectionsAsked
  address: CalendarAddress
  at: string
  now: number
}

/** Home at any moment, by the function that publishes it. */
export const HomeWindow = (props: HomeWindowProps & { draw: DrawHome }) => {
  const { asked, ...rest } = props
  return (
    <SectionWindow
      title="Home as of"
      words="What visitors see at any moment, past or to come."
      asked={asked}
      onClose={rest.address.closeHome}
    >
      {(sections) => <Shown sections={sections} {...rest} />}
    </SectionWindow>
  )
}
