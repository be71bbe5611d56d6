import { t } from '../language/i18n.ts'
import { toast } from '../notification/notify.ts'
import { texts } from './texts.ts'

/** Puts a text into the clipboard, and says whether the browser let us. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', t(texts.copied))
  } catch {
    toast('warning', t(texts.not_copied))
  }
}
