import { againstExpress } from './against-express.ts'
import { botMatching } from './bot-matching.ts'
import { coldPath } from './cold-path.ts'
import { exports } from './exports.ts'
import { functionInit } from './function-init.ts'
import { growth } from './growth.ts'
import { idlePoll } from './idle-poll.ts'
import { leadPage } from './lead-page.ts'
import type { Measurement } from './reading.ts'
import { staticImports } from './static-imports.ts'
import { warmEdge } from './warm-edge.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = [
  staticImports,
  coldPath,
  functionInit,
  botMatching,
  exports,
  leadPage,
  idlePoll,
  warmEdge,
  againstExpress,
  growth,
]
