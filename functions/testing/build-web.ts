import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureWeb } from '@bong-bari/local'

/** Builds the web once before all tests of the API, unless it is built already. */
export default () =>
  ensureWeb({
    logFile: join(tmpdir(), 'bong-bari-web-build.log'),
    building: () => console.log('building the web ...'),
  })
