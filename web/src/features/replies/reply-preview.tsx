import { filled, hasKnownPlaceholders } from '@bong-bari/contract'
import { langOf } from '../../ui/lang-of.ts'
import type { ReplyValues } from './use-reply-editor.ts'

/** Nobody's request, as a brand might send it. */
const example = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', owner: 'mitali' }
const inEnglish = { ...example, name: 'Riya Sen', company: 'Mishti Ghor' }

const Sample = ({
  title,
  text,
  values,
}: {
  title: string
  text: string
  values: typeof example
}) => {
  const shown = filled(text, values)
  return (
    <div className="grid gap-1.5">
      <h4 className="font-semibold text-dense text-khata-700">{title}</h4>
      {text.trim() ? (
        <p
          className="wrap-anywhere justify-self-start whitespace-pre-wrap rounded-[12px] rounded-tl-none border border-jaanla-300 bg-jaanla-50 px-3 py-2 leading-[1.5]"
          lang={langOf(shown)}
        >
          {shown}
        </p>
      ) : (
        <p className="text-dense text-khata-700">Not offered in this language.</p>
      )}
      {!hasKnownPlaceholders(text) && (
        <p className="font-medium text-dense text-paar-700">Something in braces stays unfilled.</p>
      )}
    </div>
  )
}

/** Both texts as an example of a brand would get them. */
export const ReplyPreview = ({ bodyBn, bodyEn }: ReplyValues) => (
  <section
    className="grid content-start gap-3.5 rounded-md border border-khata-200 bg-khata-50 px-3.5 py-3"
    aria-label="Live preview"
  >
    <h3 className="text-ui">How {example.name} reads it</h3>
    <Sample title="Bengali" text={bodyBn} values={example} />
    <Sample title="English" text={bodyEn} values={inEnglish} />
  </section>
)
