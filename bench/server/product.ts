import type { ServerProcess } from './process.ts'
import { startServer } from './process.ts'

/** Both servers write their links with it, so that their answers can be compared. */
export const publicUrl = 'http://kasack.example'

/** The product as `npm start` runs it, with further settings if told. */
export const startProduct = (databaseUrl: string, variables: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer(new URL('../../server/src/main.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    PORT: '0',
    PUBLIC_URL: publicUrl,
    ...variables,
  })
