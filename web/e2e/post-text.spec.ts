import { randomUUID } from 'node:crypto'
import { api, createClient } from '@bong-bari/contract'
import { expect, test } from '@playwright/test'
