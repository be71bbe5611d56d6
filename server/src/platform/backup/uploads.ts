import { unfinished } from '../file/store.ts'
import { filesBelow } from './files.ts'

/** The folder of the embedded database within DATA_DIR. */
export const embedded = 'database'

/** Where restored files lie until the rows are there, too; it goes when the restore has ended. */
export const staged = '.restoring'

/** What else is in DATA_DIR: uploads that do not count yet, and what a file system has of its own. */
const others = [`files/${unfinished}`, 'lost+found']

/** The uploaded files, by their paths in DATA_DIR. */
export const uploadsIn = (dataDirectory: string): Promise<string[]> => filesBelow(dataDirectory, [embedded, staged, ...others])
