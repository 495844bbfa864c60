import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPage } from './api-page.ts'

await writeFile(join(import.meta.dirname, '../../../docs/API.md'), apiPage())
