import { keptDays, limits } from '@bong-bari/contract'
import { site } from '@bong-bari/site'
import { Fragment } from 'react'
import { useSiteSettings } from '../../site/settings.ts'
import { Art } from '../../ui/art.tsx'
import { Breakable } from '../../ui/mixed-text.tsx'
import { ledgerClass, PageHead } from '../../ui/page/page-parts.tsx'
import { usePageMeta } from '../../ui/page-meta.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { bengaliEntries } from './bengali.ts'
import { englishEntries } from './english.ts'
import { type Entry, type Facts, keptNames } from './entry.ts'

const fixedFacts: Omit<Facts, 'region' | 'requestMonths'> = {
  unansweredDays: keptDays.unanswered,
  logDays: keptDays.logs,
  backupDays: keptDays.backups,
  auditDays: keptDays.audit,
  chatTurns: limits.chatHistory,
}

const linkClass = 'font-semibold text-phalak-700'

const Text = ({ children, mail }: { children: string; mail: string }) => {
  const [first, ...rest] = children.split('{mail}')
  return (
    <p className="max-w-[68ch] leading-[1.65]">
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <a className={linkClass} href={`mailto:${mail}`}>
            <Breakable>{mail}</Breakable>
          </a>
          {part}
        </Fragment>
      ))}
    </p>
  )
}

const Names = ({ names }: { names: NonNullable<Entry['names']> }) => (
  <dl className="grid max-w-[68ch] gap-x-4 gap-y-1 md:grid-cols-[auto_1fr]">
    {keptNames.map((name) => (
      <Fragment key={name}>
        <dt lang="en" className="font-semibold">
          {name}
        </dt>
        <dd className="max-md:mb-1.5">{names[name]}</dd>
      </Fragment>
    ))}
  </dl>
)

type LedgerProps = { id: string; lang: 'en' | 'bn'; title: string; entries: readonly Entry[] }

const Ledger = ({ id, lang, title, entries }: LedgerProps) => {
  const { email } = useSiteSettings()
  return (
    <section id={id} lang={lang} aria-label={title} className={ledgerClass}>
      <div className="grid gap-7 lg:gap-9">
        {entries.map((entry) => (
          <div
            key={entry.title}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10"
          >
            <h2 className="text-h3">{entry.title}</h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {entry.texts.map((text) => (
                <Text key={text} mail={email}>
                  {text}
                </Text>
              ))}
              {entry.names && <Names names={entry.names} />}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export const PrivacyPage = () => {
  usePageMeta({
    title: `Privacy - ${site.name}`,
    description: `What ${site.name} writes down about you, for how long, who sees it and how to have it erased. In plain English and Bengali.`,
    canonical: '/privacy',
  })
  const { en, bn } = site.dataRegion
  const { leadRetentionMonths: requestMonths } = useSiteSettings()
  const facts = { ...fixedFacts, requestMonths }
  return (
    <>
      <PageHead
        title="What we write down"
        bengali="আমাদের খাতায় আপনার কথা"
        tint="bg-deyal-200"
        art={<Art name="khata" className="hidden h-auto w-[120px] md:block" />}
      >
        A house with a ledger should say what stands in it. Here is all of it, as it is since 29
        November 2026.{' '}
        <a lang="bn" className={linkClass} href="#bangla">
          বাংলায় পড়ুন
        </a>
      </PageHead>
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-9 pb-14">
        <Ledger
          id="english"
          lang="en"
          title="Privacy in English"
          entries={englishEntries({ ...facts, region: en })}
        />
        <Ledger
          id="bangla"
          lang="bn"
          title="বাংলায়"
          entries={bengaliEntries({ ...facts, region: bn })}
        />
      </Wrap>
    </>
  )
}
