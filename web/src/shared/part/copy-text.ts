import { t } from '../language/i18n.ts'
import { toast } from '../notification/notify.ts'
import { texts } from './texts.ts'

/** Copies a text to the clipboard, and reports whether the browser allowed it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('success', t(texts.copied))
  } catch {
    toast('warning', t(texts.not_copied))
  }
}
