import { EventEmitter } from 'node:events'

/** What a browser receives, without its connection. */
export function openBrowser() {
  const events = new EventEmitter()
  const browser = {
    said: '',
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
    on: events.on.bind(events),
    write: (text: string) => void (browser.said += text),
    leave() {
      browser.destroyed = true
      events.emit('close')
    },
    /** Slow: it has not read the end yet. */
    end() {
      browser.writableEnded = true
    },
  }
  return browser
}
