import { startStack } from '@bong-bari/local'
import { answerParent } from './server.ts'

// The local runner in a process of its own, so that what the site costs is told from what asks it.

const { url, dataDir, stop } = await startStack(JSON.parse(process.argv[2] ?? '{}'))
answerParent({ url, dataDir }, stop)
