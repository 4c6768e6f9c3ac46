import { afterAll } from 'vitest'
import { dropDatabases } from './database.ts'

afterAll(dropDatabases)
