/**
 * An address whose path can be decoded. One that cannot (`/%ff`) means nothing here: taken by the
 * letter, it is answered as anything else that there is none of, in the same form.
 */
export function readableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
