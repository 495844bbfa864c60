import type { Parts } from '@bong-bari/contract'
import { MixedText } from '../../ui/mixed-text.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { BrandLogo } from './brand-logo.tsx'

export const Person = ({ person }: { person: NonNullable<Parts['person']> }) => (
  <div className="mt-6 flex items-center gap-4 rounded-md border-3 border-kajol bg-chun-50 px-4 py-3.5">
    <BrandLogo brand={person} isFace className="size-20 text-h2" />
    <div className="wrap-anywhere">
      <p className="text-dense text-kajol-soft">Who answers you</p>
      <p className="font-display font-semibold text-h4">
        <MixedText>{person.title}</MixedText>
      </p>
      {person.figure && (
        <p>
          <MixedText>{person.figure}</MixedText>
        </p>
      )}
      {person.content && (
        <p className="whitespace-pre-line text-ui">
          <MixedText>{person.content}</MixedText>
        </p>
      )}
    </div>
  </div>
)

export const Questions = ({ questions }: Pick<Parts, 'questions'>) =>
  questions.length > 0 && (
    <section aria-labelledby="questions" className="border-kajol border-t-4 bg-jaanla-100 py-11">
      <Wrap>
        <SectionHead id="questions" title="Before you ask" kicker="যা সবাই জানতে চান" />
        <div className="mt-5 grid max-w-[820px] gap-3">
          {questions.map(({ id, title, content }) => (
            <details key={id} className="rounded-md border-3 border-kajol bg-chun-50">
              <summary className="wrap-anywhere min-h-12 cursor-pointer px-5 py-3 font-display font-semibold text-lead leading-[1.4]">
                <MixedText>{title}</MixedText>
              </summary>
              <p className="wrap-anywhere whitespace-pre-line px-5 pb-4">
                <MixedText>{content}</MixedText>
              </p>
            </details>
          ))}
        </div>
      </Wrap>
    </section>
  )
