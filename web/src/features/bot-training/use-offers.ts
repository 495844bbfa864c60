import { api } from '@bong-bari/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { linesOf, type TrainingValues } from './training-values.ts'

export const useOffers = (id: number | undefined) =>
  useMutation({
    mutationFn: ({ keyword, userMessage, variants }: TrainingValues) =>
      call(api['bot-training'].offerVariants, {
        body: { ...(id && { id }), keyword, userMessage, variants: linesOf(variants) },
      }),
  })
