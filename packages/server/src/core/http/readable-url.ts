/**
 * An address whose path can be decoded. Any other (`/%ff`) matches no route: it is taken literally
 * and answered 404 in the usual format.
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
