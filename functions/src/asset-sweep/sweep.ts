import * as z from 'zod/mini'
import type { StoredObject } from '../adapters/list-bucket.ts'
import { listObjects, readJson, removeObjects, writeJson } from '../adapters/site-objects.ts'
import { dayOf, isKept, type Watched, watch, watched } from './in-force.ts'

const stateKey = 'deployments/in-force.json'
const manifestKey = (hash: string | undefined) => `deployments/${hash}.json`

/** S3's limit. */
const batch = 1_000

const readState = async (objects: StoredObject[]): Promise<Watched | undefined> => {
  if (!objects.some(({ key }) => key === stateKey)) return undefined
  // Unreadable state starts over, so nothing goes for 30 days.
  const { data } = watched.safeParse(await readJson(stateKey).catch(() => undefined))
  return data
}

const listDeployments = async () => {
  const objects = await listObjects('deployments/')
  return { objects, manifests: objects.filter(({ key }) => key !== stateKey) }
}

const namesIn = async (manifests: string[]) => {
  const lists = await Promise.all(manifests.map(readJson))
  return new Set(lists.flatMap((list) => z.array(z.string()).parse(list)))
}

const wordsOf = (manifests: StoredObject[]) => JSON.stringify(manifests)

/** A deployment writes its manifest just before its files, so each batch checks for a new one. Returns how many went. */
const removeUnlessDeploying = async (keys: string[], seen: StoredObject[]) => {
  let removed = 0
  while (removed < keys.length) {
    const { manifests } = await listDeployments()
    if (wordsOf(manifests) !== wordsOf(seen)) return removed
    const next = keys.slice(removed, removed + batch)
    await removeObjects(next)
    removed += next.length
  }
  return removed
}

/**
 * Removes files unnamed by deployments of the last 30 days, and older manifests. Rejects, removing nothing, if a manifest in force is
 * unreadable.
 */
export const sweepAssets = async (now: Date) => {
  const today = dayOf(now.getTime())
  const current = manifestKey(process.env.DEPLOYMENT)
  const assets = await listObjects('assets/')
  // After the files: what a deployment adds now is named, or was not listed.
  const { objects, manifests } = await listDeployments()
  if (!manifests.some(({ key }) => key === current))
    throw new Error(`The manifest ${current} of this deployment is missing: nothing was removed.`)
  const state = watch(await readState(objects), manifests, current, today)
  const [kept, over] = [true, false].map((wanted) =>
    Object.keys(state.inForce).filter(
      (key) => isKept(state.inForce[key] ?? today, today) === wanted,
    ),
  )
  const named = await namesIn(kept ?? [])
  await writeJson(stateKey, state)
  const unnamed = assets.map(({ key }) => key).filter((key) => !named.has(key))
  // Older files may be of a deployment without a manifest.
  const goes = isKept(state.since, today) ? [] : [...unnamed, ...(over ?? [])]
  const removed = await removeUnlessDeploying(goes, manifests)
  return { assets: assets.length, named: named.size, removed, left: goes.length - removed }
}
