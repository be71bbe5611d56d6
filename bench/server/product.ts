import type { ServerProcess } from './process.ts'
import { startServer } from './process.ts'

/** Both servers build their links from it, so that their answers are comparable. */
export const publicUrl = 'http://kasack.example'

/** The product as `npm start` runs it, with optional extra settings. */
export const startProduct = (databaseUrl: string, variables: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer(new URL('../../server/src/main.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    PORT: '0',
    PUBLIC_URL: publicUrl,
    ...variables,
  })
