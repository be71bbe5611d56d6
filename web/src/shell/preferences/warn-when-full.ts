import { formatInteger } from '../../shared/language/format.ts'
import { t } from '../../shared/language/i18n.ts'
import { dropStaleLists } from '../../shared/storage/local-cache.ts'
import { toast } from '../../shared/notification/notify.ts'
import { watchStorage } from '../../shared/storage/state-storage.ts'
import { texts } from '../../shared/language/texts.ts'

/** Drops old cached lists when the browser's storage is full, and warns the user once per visit. */
export function warnWhenFull() {
  let warned = false
  watchStorage({
    makeRoom: dropStaleLists,
    full(kilobytes) {
      if (!warned) toast('warning', t(texts.storage_full, { size: formatInteger(kilobytes) }))
      warned = true
    },
  })
}
