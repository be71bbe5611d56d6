import { Button } from 'antd'
import type { RequestFailed } from '../../shared/call/read.ts'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { texts } from './texts.ts'

/** Why the search failed, with a retry. */
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
