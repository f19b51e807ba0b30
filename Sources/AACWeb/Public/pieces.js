// Reads the sounds of the server. One piece is a WAV with its words in a header. Several come one after another in one
// answer, each a line of JSON, {"bytes": 1234, "words": […]}, and then so many bytes of WAV.

/** The pieces of an answer, each as soon as it is there. */
export async function* pieces(response) {
  if (!response.headers.get("content-type")?.startsWith("application/x-speech")) {
    const words = JSON.parse(response.headers.get("Speech-Words") ?? "[]");
    yield { sound: await response.arrayBuffer(), words };
    return;
  }
  const reader = response.body.getReader();
  let held = new Uint8Array();
  let isOver = false;
  const more = async () => {
    const { done, value } = await reader.read();
    isOver = done;
    if (!done) {
      const both = new Uint8Array(held.length + value.length);
      both.set(held);
      both.set(value, held.length);
      held = both;
    }
  };
  while (true) {
    let end = held.indexOf(10);
    while (end < 0 && !isOver) {
      await more();
      end = held.indexOf(10);
    }
    if (end < 0) break;
    const head = JSON.parse(new TextDecoder().decode(held.subarray(0, end)));
    held = held.slice(end + 1);
    if (head.problem) throw new Error(head.problem);
    while (held.length < head.bytes && !isOver) await more();
    if (held.length < head.bytes) throw new Error("the sound was cut short");
    yield { sound: held.slice(0, head.bytes).buffer, words: head.words };
    held = held.slice(head.bytes);
  }
  if (held.length) throw new Error("the sound was cut short");
}
