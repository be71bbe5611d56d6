import { Button } from 'antd'
import type { RequestFailed } from '../../shared/call/read.ts'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { texts } from './texts.ts'

/** Why nothing can be said of what was typed. */
export function SearchProblem({ error, onAgain }: { error: RequestFailed; onAgain: () => void }) {
  const t = useText()
  return (
    <div className="k-search-problem" role="alert">
      <p>
        <b>{t(texts.failed)}</b> {error.message}
      </p>
      <Button size="small" icon={<actionIcon.reload />} onClick={onAgain}>
        {t(texts.again)}
      </Button>
    </div>
  )
}
