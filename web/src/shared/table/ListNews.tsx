import { ArrowUpOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { formatInteger } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'
import type { News } from './use-steady-rows.ts'

/** Announces, over the edge of the column heads, that there is more than the list shows. Takes up no space, so that no row moves. */
export const ListNews = ({ news }: { news: News }) => (
  <div className="k-news" role="status">
    {news && (
      <Button size="small" icon={news.count > 0 ? <ArrowUpOutlined aria-hidden /> : <ReloadOutlined aria-hidden />} onClick={news.show}>
        {t(textOf(news.count), { count: formatInteger(news.count) })}
      </Button>
    )}
  </div>
)

const textOf = (count: number) => (count === 0 ? texts.other_rows : count === 1 ? texts.one_new : texts.some_new)
