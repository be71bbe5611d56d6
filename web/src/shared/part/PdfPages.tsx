import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- resolved by Vite
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../language/i18n.ts'
import { report } from '../program/report.ts'
import { fileTexts } from './file-texts.ts'
import { Waiting } from './Waiting.tsx'

GlobalWorkerOptions.workerSrc = new URL(workerUrl, location.href).href

/** Pages shown; the rest requires a download. */
const mostPages = 30

/** The pages of a PDF as pictures, with their text for screen readers. Scripts, links and forms are left out. */
export function PdfPages({ content }: { content: Blob }) {
  const t = useText()
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'broken' | null>(null)
  useEffect(() => {
    let isLeft = false
    let end = () => {}
    const show = async () => {
      try {
        const { loaded, destroy } = await open(content)
        end = destroy
        if (isLeft) destroy()
        else setPdf(loaded)
      } catch {
        setPdf('broken') // including one with a password
      }
    }
    void show()
    return () => {
      isLeft = true
      end()
    }
  }, [content])
  if (pdf === 'broken') return <p role="alert">{t(fileTexts.broken_pdf)}</p>
  if (!pdf) return <Waiting lines={9} />
  const count = Math.min(pdf.numPages, mostPages)
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <PdfPage key={at} pdf={pdf} number={at + 1} />
      ))}
      {count < pdf.numPages && <p className="k-none">{t(fileTexts.more_pages, { count: pdf.numPages - count })}</p>}
    </>
  )
}

async function open(content: Blob) {
  const loading = getDocument({ data: new Uint8Array(await content.arrayBuffer()), enableXfa: false, useWasm: false })
  const destroy = () => void loading.destroy()
  return { loaded: await loading.promise, destroy }
}

function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    let isLeft = false
    let end = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isLeft || !canvas.current) return
      const task = drawOn(canvas.current, page)
      end = () => task.cancel()
      await task.promise
      setWords(await wordsOf(page))
    }
    draw().catch((error: unknown) => {
      if (!isLeft) report('A page of a PDF could not be drawn', error)
    })
    return () => {
      isLeft = true
      end()
    }
  }, [pdf, number])
  return (
    <section className="k-file-page" aria-label={t(fileTexts.page_of, { number, count: pdf.numPages })}>
      <canvas ref={canvas} aria-hidden="true" />
      <p className="k-sr">{words}</p>
    </section>
  )
}

/** As wide as its container, as sharp as the screen. */
function drawOn(canvas: HTMLCanvasElement, page: PDFPageProxy) {
  const room = canvas.parentElement?.clientWidth ?? 0
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (room / width) * Math.min(devicePixelRatio, 2) })
  canvas.width = viewport.width
  canvas.height = viewport.height
  return page.render({ canvas, viewport })
}

async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
