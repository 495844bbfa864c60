import { api, limits } from '@bong-bari/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { showFailure } from '../../office/failure.ts'
import type { LeadFilters } from './lead-filters.ts'

type Matches = { of: string; found: number; isWhole: boolean }

/** Ids of a list, page by page, without what arrives during the reading. */
async function* pagesOfIds(filters: LeadFilters, signal: AbortSignal) {
  let cursor: string | undefined
  do {
    const query = { ...filters, limit: limits.leadPage.max, ...(cursor && { cursor }) }
    const { items, next } = await call(api.leads.list, { query }, { signal })
    yield items.map(({ id }) => id)
    cursor = next
  } while (cursor)
}

/**
 * Ticks all that a list would show, loaded or not. When stopped or failed, those found so far are ticked;
 * changing the list ends it.
 */
export const useMatches = (
  filters: LeadFilters,
  pick: (ids: readonly string[], wanted: boolean) => void,
) => {
  const of = JSON.stringify(filters)
  const [matches, setMatches] = useState<Matches>()
  const asking = useRef<AbortController>(undefined)
  const [isLooking, setLooking] = useState(false)
  useEffect(() => () => asking.current?.abort('left'), [of])

  const start = async () => {
    const asked = new AbortController()
    asking.current = asked
    const ids: string[] = []
    let isWhole = false
    setLooking(true)
    setMatches({ of, found: 0, isWhole })
    try {
      for await (const page of pagesOfIds(filters, asked.signal)) {
        ids.push(...page)
        setMatches({ of, found: ids.length, isWhole })
      }
      isWhole = true
    } catch (error) {
      if (!asked.signal.aborted)
        showFailure(error, { title: 'Not all could be selected', retry: start })
    }
    setLooking(false)
    if (asked.signal.reason === 'left') return
    pick(ids, true)
    setMatches({ of, found: ids.length, isWhole })
  }
  const own = matches?.of === of ? matches : undefined
  return {
    isLooking: isLooking && own !== undefined,
    found: own?.found ?? 0,
    /** All that this list shows were ticked. */
    isWhole: own?.isWhole ?? false,
    start,
    stop: () => asking.current?.abort('stopped'),
    forget: () => setMatches(undefined),
  }
}
