import { api, type Offer, type Offers as Offered } from '@bong-bari/contract'
import { soundKey } from '@bong-bari/text'
import { useMutation } from '@tanstack/react-query'
import { Check, Sparkles } from 'lucide-react'
import { call, messageOf } from '../../api.ts'
import { unreachable } from '../../office/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, Hint } from '../../ui/field.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { type BesideFieldsProps, linesOf, type TrainingValues } from './training-values.ts'

const sources: Record<Offer['from'], string> = {
  model: 'From the AI model',
  unanswered: 'Asked by a visitor',
  romaniser: 'The same in the other script',
}

const wordsOfModel: Record<Offered['model'], string> = {
  asked: '',
  none: '',
  silent: 'The AI model has no time or tokens left, so these come without it.',
}

type OfferItemProps = { offer: Offer; isFull: boolean; onTake: (text: string) => void }

const OfferItem = ({ offer: { text, from, answeredBy }, isFull, onTake }: OfferItemProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-khata-200 border-b py-1.5">
    <span className="grid min-w-0">
      <span className="wrap-anywhere leading-[1.5]" lang={langOf(text)}>
        {text}
      </span>
      <span className="wrap-anywhere text-dense text-khata-700">
        {answeredBy ? `“${answeredBy.keyword}” answers this already.` : sources[from]}
      </span>
    </span>
    {!answeredBy && (
      <Button
        variant="secondary"
        aria-label={`Take ${text}`}
        disabled={isFull}
        onClick={() => onTake(text)}
      >
        <Check />
        Take
      </Button>
    )}
  </li>
)

type OffersProps = BesideFieldsProps & {
  ways: readonly string[]
  isFull: boolean
  onTake: (text: string) => void
}

const useOffers = (id: number | undefined) =>
  useMutation({
    mutationFn: ({ keyword, userMessage, variants }: TrainingValues) =>
      call(api['bot-training'].offerVariants, {
        body: { ...(id && { id }), keyword, userMessage, variants: linesOf(variants) },
      }),
  })

export const Offers = ({ form, id, ways, isFull, onTake }: OffersProps) => {
  const { mutate, data, isPending, isError, error } = useOffers(id)
  const taken = new Set(ways.map(soundKey))
  const left = data?.offers.filter(({ text }) => !taken.has(soundKey(text))) ?? []
  const ask = async () => {
    if (await form.trigger('userMessage', { shouldFocus: true })) mutate(form.getValues())
  }
  return (
    <div className="grid gap-2" aria-busy={isPending}>
      <Button variant="secondary" className="justify-self-start" disabled={isPending} onClick={ask}>
        <Sparkles />
        {data ? 'Look again' : 'Offer me others'}
      </Button>
      <div className="contents" role="status">
        {isPending && <Hint>Looking for other ways to ask...</Hint>}
        {data && !isPending && left.length === 0 && <Hint>Nothing new was found.</Hint>}
        {data && !isPending && wordsOfModel[data.model] && <Hint>{wordsOfModel[data.model]}</Hint>}
        {isFull && left.length > 0 && <Hint>The row has as many as it can hold.</Hint>}
      </div>
      {isError && !isPending && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <FieldError>{messageOf(error, unreachable)}</FieldError>
          <Button variant="secondary" onClick={ask}>
            Try again
          </Button>
        </div>
      )}
      {!isPending && left.length > 0 && (
        <ul className="grid" aria-label="Offered ways to ask">
          {left.map((offer) => (
            <OfferItem key={offer.text} offer={offer} isFull={isFull} onTake={onTake} />
          ))}
        </ul>
      )}
    </div>
  )
}
