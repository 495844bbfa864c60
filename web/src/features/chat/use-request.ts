import { useEffect, useMemo, useState } from 'react'
import { askAgain } from '../../ui/ask-again.ts'
import { toast } from '../../ui/toast.tsx'
import { change, useConversation } from './conversation.ts'
import { requestDraft } from './kept-conversation.ts'
import { tags } from './language-tag.ts'
import { Bubble } from './message-bubble.tsx'
import type { LoadRequest, Request, RequestProps } from './request.ts'
import { endRequest, talkOf } from './taking.ts'

const failure = {
  title: 'Error',
  description: 'The questions could not be loaded. The form on Work with us asks the same.',
  destructive: true,
}

/** Loaded when a request is wanted. */
export const useRequest = (load: LoadRequest) => {
  const { taking, messages } = useConversation()
  const [request, setRequest] = useState<Request>()
  const isWanted = taking?.isOver === false
  useEffect(() => {
    if (!isWanted || request) return
    let isGone = false
    askAgain(load).then(
      (loaded) => isGone || setRequest(loaded),
      () => {
        if (isGone) return
        change({ taking: undefined })
        toast(failure)
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, request, load])
  const talk = useMemo(() => talkOf(messages), [messages])
  if (!request || taking?.isOver !== false) return undefined
  const { language } = taking
  const props: RequestProps = {
    ...{ language, lang: tags[language], draft: requestDraft, talk, Bubble },
    onEnd: (said, isSent) => endRequest(language, said, isSent),
  }
  return { ...request, props }
}
