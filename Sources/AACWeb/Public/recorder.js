// Records a word with the microphone and sends it as WAV, which every server reads whatever the browser records in.

/** The samples of all channels, mixed to one, as a WAV file of 16 bits. */
export function wav(channels, rate) {
  const length = channels[0].length;
  const bytes = new DataView(new ArrayBuffer(44 + length * 2));
  const text = (place, letters) => [...letters].forEach((letter, index) => bytes.setUint8(place + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  bytes.setUint32(4, 36 + length * 2, true);
  text(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, "data");
  bytes.setUint32(40, length * 2, true);
  for (let index = 0; index < length; index += 1) {
    let sum = 0;
    for (const channel of channels) sum += channel[index];
    const sample = Math.max(-1, Math.min(1, sum / channels.length));
    bytes.setInt16(44 + index * 2, Math.round(sample * 32767), true);
  }
  return new Blob([bytes.buffer], { type: "audio/wav" });
}

/** Makes the button record, and the next press send what was recorded with the form of the page. */
export function record(place) {
  if (!navigator.mediaDevices?.getUserMedia || !window.MediaRecorder) return;
  place.hidden = false;
  const button = place.querySelector("[data-record]");
  const label = button.querySelector("span");
  const start = label.textContent;
  const state = place.querySelector("[data-state]");
  const meter = place.querySelector("meter");
  const form = document.querySelector("form[enctype]");
  let recorder;

  const send = async (pieces) => {
    const context = new AudioContext();
    try {
      const sound = await context.decodeAudioData(await new Blob(pieces).arrayBuffer());
      const channels = [...Array(sound.numberOfChannels).keys()].map((index) => sound.getChannelData(index));
      const file = new File([wav(channels, sound.sampleRate)], "recording.wav", { type: "audio/wav" });
      const files = new DataTransfer();
      files.items.add(file);
      form.querySelector("input[type=file]").files = files.files;
      form.requestSubmit();
    } catch {
      state.textContent = place.dataset.silent;
    } finally {
      context.close();
    }
  };

  const begin = async () => {
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      state.textContent = place.dataset.refused;
      return;
    }
    const pieces = [];
    recorder = new MediaRecorder(stream);
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Uint8Array(analyser.fftSize);
    const draw = () => {
      if (recorder?.state !== "recording") return;
      analyser.getByteTimeDomainData(wave);
      meter.value = Math.max(...wave.map((value) => Math.abs(value - 128))) / 128;
      requestAnimationFrame(draw);
    };
    recorder.ondataavailable = (event) => pieces.push(event.data);
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      context.close();
      meter.value = 0;
      label.textContent = start;
      state.textContent = "";
      send(pieces);
    };
    recorder.start();
    label.textContent = button.dataset.stop;
    state.textContent = state.dataset.running;
    setTimeout(() => { if (recorder.state === "recording") recorder.stop(); }, Number(place.dataset.longest) * 1000);
    draw();
  };

  button.addEventListener("click", () => {
    if (recorder?.state === "recording") recorder.stop();
    else begin();
  });
}
