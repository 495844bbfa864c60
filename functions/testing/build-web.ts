import { ensureBuilt } from '@bong-bari/web/built'

/** Builds the web once before all tests of the API, unless it is built already. */
export default async () => {
  await ensureBuilt({ building: () => console.log('building the web ...') })
}
