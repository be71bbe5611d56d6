import { unfinished } from '../file/store.ts'
import { filesBelow } from './files.ts'

/** The folder of the embedded database within DATA_DIR. */
export const embedded = 'database'

/** Where restored files lie until the rows are in place, too; removed when the restore has ended. */
export const staged = '.restoring'

/** What else is in DATA_DIR: uploads that do not count yet, and a file system's own folder. */
const others = [`files/${unfinished}`, 'lost+found']

/** The uploaded files, as paths in DATA_DIR. */
export const uploadsIn = (dataDirectory: string): Promise<string[]> => filesBelow(dataDirectory, [embedded, staged, ...others])
