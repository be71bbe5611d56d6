import { now } from '../../shared/program/clock.ts'
import { useText } from '../../shared/language/i18n.ts'
import { settings } from '../../shared/program/settings.ts'
import { texts } from './texts.ts'

export function Footer() {
  const t = useText()
  return (
    <footer className="k-in k-foot">
      <span>{`Kasack · ${now().getFullYear()}`}</span>
      {settings.demo_data && <span>{t(texts.demo)}</span>}
    </footer>
  )
}
