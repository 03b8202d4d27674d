import { describe, expect, it } from 'vitest'
import { frameAddress, readVideo, videoAddress } from './address.ts'

const youtube = { provider: 'youtube', video_id: 'dQw4w9WgXcQ' }

describe('the address of a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?t=4', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', { provider: 'vimeo', video_id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { provider: 'vimeo', video_id: '76979871' }],
    ['https://vimeo.com/76979871/0a1b2c3d4e', { provider: 'vimeo', video_id: '76979871/0a1b2c3d4e' }],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
      { provider: 'vimeo', video_id: '76979871/0a1b2c3d4e' },
    ],
    ['https://example.com/watch?v=dQw4w9WgXcQ', null],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
    ['https://www.youtube.com/watch?v="><script>', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%s', (text, video) => expect(readVideo(text)).toEqual(video))

  it('of a damaged block is none', () =>
    expect(videoAddress({ provider: 'other', video_id: '1' })).toBeNull())

  it('in a frame sets no cookies', () => {
    expect(frameAddress(youtube)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  })
})
