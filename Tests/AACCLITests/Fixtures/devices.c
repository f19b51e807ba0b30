// Sound devices that misbehave, as plug-ins of ALSA: one that is in use, one that goes away in the middle of a sound.
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

SND_PCM_PLUGIN_DEFINE_FUNC(busy) { return -EBUSY; }
SND_PCM_PLUGIN_SYMBOL(busy)

static snd_pcm_sframes_t taken;

static int begin(snd_pcm_ioplug_t *device) { return 0; }

static int end(snd_pcm_ioplug_t *device) { return 0; }

static snd_pcm_sframes_t place(snd_pcm_ioplug_t *device) {
    return taken % device->buffer_size;
}

static snd_pcm_sframes_t take(snd_pcm_ioplug_t *device, const snd_pcm_channel_area_t *areas,
                              snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
    taken += size;
    return taken > 4000 ? -ENODEV : (snd_pcm_sframes_t)size;
}

static const snd_pcm_ioplug_callback_t calls = {
    .start = begin, .stop = end, .pointer = place, .transfer = take};

SND_PCM_PLUGIN_DEFINE_FUNC(lost) {
    static snd_pcm_ioplug_t device = {
        .version = SND_PCM_IOPLUG_VERSION, .name = "lost", .callback = &calls};
    int status = snd_pcm_ioplug_create(&device, name, stream, mode);
    if (status < 0) return status;
    *pcmp = device.pcm;
    return 0;
}
SND_PCM_PLUGIN_SYMBOL(lost)

// One that lets nothing through but a sample whenever it is asked, until the file HELD_GATE is there; who opens and
// closes it is written to HELD_LOG.
static snd_pcm_uframes_t given, heard;

static void tell(const char *what) {
    char line[200];
    int length = snprintf(line, sizeof line, "%s %s\n", getenv("HELD_NAME"), what);
    int file = open(getenv("HELD_LOG"), O_WRONLY | O_CLOEXEC);
    if (file >= 0 && write(file, line, length) == length) close(file);
}

static int make_ready(snd_pcm_ioplug_t *device) {
    given = heard = 0;
    return 0;
}

static snd_pcm_sframes_t place_held(snd_pcm_ioplug_t *device) {
    snd_pcm_uframes_t rest = given - heard, most = 1;
    if (access(getenv("HELD_GATE"), F_OK) == 0) most = device->buffer_size / 2;
    heard += rest < most ? rest : most;
    return heard % device->buffer_size;
}

static snd_pcm_sframes_t take_held(snd_pcm_ioplug_t *device, const snd_pcm_channel_area_t *areas,
                                   snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
    given += size;
    return size;
}

static int leave(snd_pcm_ioplug_t *device) {
    tell("ends");
    return 0;
}

static const snd_pcm_ioplug_callback_t held_calls = {.start = begin,
                                                     .stop = end,
                                                     .pointer = place_held,
                                                     .transfer = take_held,
                                                     .prepare = make_ready,
                                                     .close = leave};

SND_PCM_PLUGIN_DEFINE_FUNC(held) {
    static snd_pcm_ioplug_t device = {
        .version = SND_PCM_IOPLUG_VERSION, .name = "held", .callback = &held_calls,
        .nonblock = 1};
    int status = snd_pcm_ioplug_create(&device, name, stream, mode);
    if (status < 0) return status;
    tell("begins");
    *pcmp = device.pcm;
    return 0;
}
SND_PCM_PLUGIN_SYMBOL(held)
