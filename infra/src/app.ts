import { join } from 'node:path'
import { bundleFunctions } from '@bong-bari/functions/bundle'
import { site } from '@bong-bari/site'
import { App } from 'aws-cdk-lib'
import { requireWeb } from './built-web.ts'
import { defineStack } from './stack.ts'

const webDir = requireWeb(join(import.meta.dirname, '../../web/dist/client'))
const functions = await bundleFunctions({ outDir: join(import.meta.dirname, '../dist/functions') })

defineStack(new App(), site.name, { functions, webDir, siteUrl: process.env.SITE_URL })
