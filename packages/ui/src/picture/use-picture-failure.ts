import { useState, type ComponentProps } from 'react'

/** Whether a picture could not be had, and what its `<img>` takes to find out. */
export function usePictureFailure(
  src: string | null | undefined,
): [failed: boolean, watched: Pick<ComponentProps<'img'>, 'onError' | 'ref'>] {
  const [failed, setFailed] = useState<typeof src>()
  const fail = () => setFailed(src)
  return [
    failed === src && Boolean(src),
    {
      onError: fail,
      // One that failed before the page reacted tells nobody any more.
      ref(image) {
        if (image?.complete === true && image.naturalWidth === 0) fail()
      },
    },
  ]
}
